import { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** Turns of the event loop without anything new to send, after which what has gathered goes out. */
const QUIET_TURNS = 3;
/** What is more than this leaves at once: a long answer, whose end comes much later. */
const MOST_BYTES = 16_384;

/**
 * A server's side of a connection. An answer and its OK leave in one piece, as EventStoreDB sends them: whoever leaves such
 * a read early finds it ended already. Node's HTTP/2 would send the OK a turn later, and the leaving would be first.
 */
export class GatheringConnection extends Duplex {
  private gathered: Buffer[] = [];
  private bytes = 0;
  private waits = false;
  private quietTurns = 0;
  private isHeld = false;

  constructor(private readonly socket: Socket) {
    super();
    socket.on('data', (bytes) => this.push(bytes) || socket.pause());
    socket.on('end', () => this.push(null));
    socket.on('error', () => this.destroy());
    socket.on('close', () => this.destroy());
  }

  /** Takes in and sends nothing any more; the kernel keeps what comes. */
  hold(): void {
    this.isHeld = true;
    this.socket.pause();
  }

  release(): void {
    this.isHeld = false;
    this.socket.resume();
    this.send();
  }

  override _read(): void {
    if (!this.isHeld) this.socket.resume();
  }

  /** Taken at once: HTTP/2 has a flow control of its own. */
  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.gathered.push(bytes);
    this.bytes += bytes.length;
    this.quietTurns = 0;
    if (this.bytes > MOST_BYTES) this.send();
    if (!this.waits) setImmediate(this.sendWhenQuiet);
    this.waits = true;
    done();
  }

  override _final(done: () => void): void {
    this.send();
    this.socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }

  private readonly sendWhenQuiet = (): void => {
    this.quietTurns += 1;
    this.waits = this.quietTurns <= QUIET_TURNS;
    if (this.waits) setImmediate(this.sendWhenQuiet);
    else this.send();
  };

  private send(): void {
    if (this.isHeld) return;
    if (this.bytes > 0) this.socket.write(Buffer.concat(this.gathered));
    this.gathered = [];
    this.bytes = 0;
  }
}
