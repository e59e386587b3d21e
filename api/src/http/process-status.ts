import type { ProjectorStatus } from '@emit/contract/operations';

/** The status of this process: whether it is about to stop, and what it does as a projector. */
export class ProcessStatus {
  private leaving = false;

  constructor(private readonly asProjector: () => ProjectorStatus) {}

  get projector(): ProjectorStatus {
    return this.asProjector();
  }

  /** It still answers, and asks whoever sends it requests to send no more. */
  get isLeaving(): boolean {
    return this.leaving;
  }

  leave(): void {
    this.leaving = true;
  }
}
