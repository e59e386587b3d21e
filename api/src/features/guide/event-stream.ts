import type { FastifyReply } from 'fastify';

/** Server-sent events on a reply of Fastify's. A client that has gone away is no error: nothing more is written to it. */
export class EventStream {
  private open = true;

  constructor(private readonly reply: FastifyReply) {
    reply.hijack();
    reply.raw.on('close', () => {
      this.open = false;
    });
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  }

  send(event: string, data: unknown): void {
    if (this.open) this.reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    this.reply.raw.end();
  }
}
