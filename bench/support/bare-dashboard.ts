import { dashboard } from '../../api/src/projections/dashboard.projection.js';
import Fastify from 'fastify';
import { openSqliteReadModels } from '../../api/src/adapters/read-models/sqlite/sqlite-read-model-store.js';

/** A bare Fastify handler that answers one dashboard document; started by http.bench.ts as a process of its own. */
const [directory = '', memberId = ''] = process.argv.slice(2);
const models = openSqliteReadModels(directory);
const server = Fastify();
server.get('/', async () => (await models.get(dashboard, memberId))?.body);
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
