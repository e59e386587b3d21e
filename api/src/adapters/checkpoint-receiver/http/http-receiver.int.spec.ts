import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkpointReceiverContract } from '../../../ports/checkpoint-receiver.contract.js';
import type { ReceiverUnderTest } from '../../../ports/checkpoint-receiver.contract.js';
import { HttpCheckpointReceiver } from './http-receiver.js';

describe('checkpoints over HTTP', () => {
  checkpointReceiverContract(async () => {
    const taken: string[] = [];
    let failure: Parameters<ReceiverUnderTest['fail']>[0] | null = null;
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      request.on('end', () => {
        if (failure === 'cut off') request.socket.destroy();
        else if (failure === 'refuse') response.writeHead(403).end('no');
        else if (failure === null) {
          taken.push(body);
          response.writeHead(201).end('thanks');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      receiver: new HttpCheckpointReceiver(`http://127.0.0.1:${port}/`, null, 200),
      taken,
      fail: (how) => (failure = how),
      dispose: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  });
});
