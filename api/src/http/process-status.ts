/**
 * What this process does beside answering. `active`: it folds the read models; `standing_by`: it would if the one that
 * does were gone; `none`: it is not made for it.
 */
export type ProjectorStanding = 'active' | 'standing_by' | 'none';

/** Where this process stands among those that run Emit together. */
export class Standing {
  private leaving = false;

  constructor(private readonly asProjector: () => ProjectorStanding) {}

  get projector(): ProjectorStanding {
    return this.asProjector();
  }

  /** It answers on, and asks those who send it requests to send no more. */
  get isLeaving(): boolean {
    return this.leaving;
  }

  leave(): void {
    this.leaving = true;
  }
}
