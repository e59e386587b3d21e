// The health check of MongoDB in docker-compose.yml, for mongosh. The first ones make the replica set and the users: as long as
// there is no user, MongoDB lets whoever is on its own machine make the first. Exit code 0 when Emit can write.
/* global require, Mongo, quit */
const { readFileSync } = require('fs');
const passwordOf = (user) => readFileSync(`/keys/${user}-password`, 'utf8');

const server = new Mongo('mongodb://localhost:27017/?directConnection=true&tls=true&tlsCAFile=/keys/ca.crt');
const admin = server.getDB('admin');
const signIn = () => admin.auth('root', passwordOf('root'));

try {
  signIn();
} catch {
  try {
    admin.runCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
  } catch (error) {
    if (error.codeName !== 'AlreadyInitialized') throw error;
  }
  // It becomes the primary soon after.
  if (!admin.hello().isWritablePrimary) quit(1);
  admin.createUser({ user: 'root', pwd: passwordOf('root'), roles: ['root'] });
  signIn();
}

const emit = server.getDB('emit');
if (emit.getUser('emit') === null)
  emit.createUser({ user: 'emit', pwd: passwordOf('emit'), roles: ['readWrite'] });
quit(admin.hello().isWritablePrimary ? 0 : 1);
