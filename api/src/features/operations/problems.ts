/** Says what is wrong, a sentence each; nothing when all is well. */
export type ProblemSource = () => readonly string[] | Promise<readonly string[]>;

/** What does not stop the service, and must not go unnoticed: members are served, and `/health` says what is wrong. */
export class Problems {
  constructor(private readonly sources: readonly ProblemSource[]) {}

  /** Whoever cannot tell has nothing to say. */
  async list(): Promise<string[]> {
    const said = await Promise.all(
      this.sources.map(async (source) => {
        try {
          return await source();
        } catch {
          return [];
        }
      }),
    );
    return said.flat();
  }
}
