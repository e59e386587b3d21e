/**
 * What this process does beside answering. `active`: it folds the read models; `standing_by`: it would if the one that
 * does were gone; `none`: it is not made for it.
 */
export type ProjectorStatus = 'active' | 'standing_by' | 'none';

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
