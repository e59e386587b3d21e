import { TalkingModel } from './talking-model';
import { beginVisit, type Visit } from './visit';

/** A visit whose guide is a model that says what the test wants. */
export interface TalkingVisit extends Visit {
  readonly model: TalkingModel;
}

export async function beginTalkingVisit(): Promise<TalkingVisit> {
  const model = await TalkingModel.start();
  const visit = await beginVisit(model.env);
  return {
    ...visit,
    model,
    async end() {
      await visit.end();
      await model.stop();
    },
  };
}
