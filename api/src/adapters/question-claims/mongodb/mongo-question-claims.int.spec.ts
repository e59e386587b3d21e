import { questionClaimsContract } from '../../../ports/question-claims.contract.js';
import { MongoConnection } from '../../mongodb/mongo-connection.js';
import { temporaryDatabase } from '../../mongodb/temporary-database.contract.js';
import { MongoQuestionClaims } from './mongo-question-claims.js';

const server = process.env['MONGODB_URL'];

(server ? describe : describe.skip)('claims of questions in MongoDB (where MONGODB_URL is set)', () => {
  questionClaimsContract(async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    return {
      open: () => new MongoQuestionClaims(new MongoConnection(url), 1_000),
      vanish: async () => undefined,
      dispose: drop,
    };
  });
});
