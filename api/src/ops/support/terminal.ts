/** Where a command writes: answers for programs and people on one side, remarks for people on the other. */
export interface Terminal {
  /** To standard output; answers when more may follow. Throws OutputClosed once nobody reads it any more. */
  write(text: string): Promise<void>;
  /** One line to standard error. */
  note(text: string): void;
  /** Replaces the line of progress; does nothing where standard error is no terminal. */
  progress(text: string): void;
}

/** Whoever read our output has gone, as `head` does: an end, not a failure. */
export class OutputClosed extends Error {
  constructor() {
    super('Standard output is closed');
    this.name = 'OutputClosed';
  }
}

type Standard = Pick<NodeJS.Process, 'stdout' | 'stderr'>;

/** The terminal of a process. */
export class ProcessTerminal implements Terminal {
  private closed = false;
  private progressing = false;

  constructor(private readonly standard: Standard) {
    for (const stream of [standard.stdout, standard.stderr]) {
      stream.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE') throw error;
        this.closed = true;
      });
    }
  }

  async write(text: string): Promise<void> {
    const { stdout } = this.standard;
    if (this.closed || stdout.destroyed) throw new OutputClosed();
    this.clearProgress();
    // Waits for the write itself: memory stays bounded behind a slow reader, and a gone one is noticed.
    await new Promise<void>((resolve) => stdout.write(text, () => resolve()));
    if (this.closed) throw new OutputClosed();
  }

  note(text: string): void {
    this.clearProgress();
    this.standard.stderr.write(`${text}\n`);
  }

  progress(text: string): void {
    if (!this.standard.stderr.isTTY) return;
    this.standard.stderr.write(`\r\u001b[K${text.slice(0, this.standard.stderr.columns - 1)}`);
    this.progressing = true;
  }

  private clearProgress(): void {
    if (!this.progressing) return;
    this.standard.stderr.write('\r\u001b[K');
    this.progressing = false;
  }
}
