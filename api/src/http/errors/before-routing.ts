import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@emit/contract/error-codes';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { errorBody } from './error-table.js';

/** The one error body also for what fails before any route, filter or hook is reached. */
export const beforeRouting = (headers: Readonly<Record<string, string>>) =>
  ({
    /** An address with broken %-escapes. */
    frameworkErrors: (_: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const body = errorBody('VALIDATION_FAILED', { text: 'The address is not valid' });
      void reply
        .headers({ ...headers, 'x-correlation-id': request.id })
        .status(body.statusCode)
        .send(body);
    },
    /** What is no HTTP, or too much of it; the connection ends with the answer. */
    clientErrorHandler: ({ code }: NodeJS.ErrnoException, socket: Socket) => {
      if (code !== 'ECONNRESET' && socket.writable) socket.write(rawAnswer(code ?? '', headers));
      socket.destroy();
    },
  }) satisfies FastifyServerOptions;

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

function rawAnswer(code: string, headers: Readonly<Record<string, string>>): string {
  const body = errorBody(CODES[code] ?? 'VALIDATION_FAILED', { text: 'The request is not valid HTTP' });
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const { statusCode } = body;
  return `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}\r\n${lines.join('')}\r\n${text}`;
}
