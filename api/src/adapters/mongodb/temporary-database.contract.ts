import { randomUUID } from 'node:crypto';
import { MongoConnection } from './mongo-connection.js';

/** A connection string with these options besides its own. */
export function withOptions(url: string, options: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${options}`;
}

/** A database of a test's own on a server, which it drops in the end. */
export function temporaryDatabase(server: string): { url: string; drop: () => Promise<void> } {
  const [base = '', options] = server.split('?');
  const hosts = base.replace(/^(mongodb(?:\+srv)?:\/\/[^/]*).*$/, '$1');
  const url = `${hosts}/emit-test-${randomUUID()}${options ? `?${options}` : ''}`;
  return {
    url,
    drop: async () => {
      const connection = new MongoConnection(url);
      await connection.run((db) => db.dropDatabase());
      await connection.close();
    },
  };
}
