import { createInterface } from 'node:readline';
import { CommandFailed, OutputClosed } from './failures.js';

/** Where a command writes: answers for programs and people on one side, remarks for people on the other. */
export interface Terminal {
  /** Characters of a line of standard output; Infinity where it is no terminal. */
  readonly width: number;
  /**
   * To standard output; resolves when more may follow. Throws OutputClosed once nobody reads it any more,
   * and CommandFailed when it cannot be written, as on a full disk.
   */
  write(text: string): Promise<void>;
  /** One line to standard error. */
  note(text: string): void;
  /** Replaces the line of progress; does nothing where standard error is no terminal. */
  progress(text: string): void;
  /** The line that a person types in answer; null where nobody sits at a terminal, or the person leaves. */
  ask(question: string): Promise<string | null>;
}

type Standard = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>;

/** The terminal of a process. */
export class ProcessTerminal implements Terminal {
  private failure: NodeJS.ErrnoException | null = null;
  private progressing = false;

  constructor(private readonly standard: Standard) {
    standard.stdout.on('error', (error: NodeJS.ErrnoException) => {
      this.failure ??= error;
    });
    // Remarks that nobody can read are no reason to cut the answer short.
    standard.stderr.on('error', () => undefined);
  }

  get width(): number {
    const { isTTY, columns } = this.standard.stdout;
    return isTTY && columns > 0 ? columns : Infinity;
  }

  async write(text: string): Promise<void> {
    const { stdout } = this.standard;
    this.throwIfClosed();
    this.clearProgress();
    // Waits for the write itself: memory stays bounded behind a slow reader, and a gone one is noticed.
    await new Promise<void>((resolve) => stdout.write(text, () => resolve()));
    this.throwIfClosed();
  }

  note(text: string): void {
    this.clearProgress();
    this.standard.stderr.write(`${text}\n`);
  }

  progress(text: string): void {
    if (!this.standard.stderr.isTTY) return;
    this.standard.stderr.write(`\r\u001b[K${fitted(text, this.standard.stderr.columns - 1)}`);
    this.progressing = true;
  }

  async ask(question: string): Promise<string | null> {
    const { stdin: input, stderr: output } = this.standard;
    if (!input.isTTY || !output.isTTY) return null;
    this.clearProgress();
    const reading = createInterface({ input, output });
    try {
      return await new Promise((resolve) => {
        reading.on('close', () => resolve(null));
        // It is the interface that has the key, and not the process.
        reading.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
        reading.question(question, resolve);
      });
    } finally {
      reading.close();
    }
  }

  private throwIfClosed(): void {
    const { failure } = this;
    if (failure === null && !this.standard.stdout.destroyed) return;
    if (failure === null || failure.code === 'EPIPE') throw new OutputClosed();
    throw new CommandFailed(`standard output could not be written: ${failure.message}`);
  }

  private clearProgress(): void {
    if (!this.progressing) return;
    this.standard.stderr.write('\r\u001b[K');
    this.progressing = false;
  }
}

/** As many of the parts, which two spaces separate, as there is room for; of the first, the beginning. */
function fitted(text: string, width: number): string {
  if (text.length <= width) return text;
  const end = text.lastIndexOf('  ', width);
  return text.slice(0, end > 0 ? end : width);
}
