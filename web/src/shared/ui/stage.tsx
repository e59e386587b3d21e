import type { STAGES } from '@emit/contract/levels';
import { Illustration, type Picture } from './illustration';

type StageName = (typeof STAGES)[number]['name'];

/** The specification's names are a machine's; this is what they mean for somebody on the way. */
const STAGES_SHOWN: Record<StageName, { picture: Picture; meaning: string }> = {
  INSTALLATION: { picture: 'lamp', meaning: 'Laying the ground' },
  OPERATION: { picture: 'path', meaning: 'Finding your pace' },
  MAINTENANCE: { picture: 'water', meaning: 'Going deeper' },
  UPGRADE: { picture: 'hands', meaning: 'Giving it on to others' },
};

/** Null for a stage of another name: the server says it. */
function shownOf(name: string) {
  return Object.hasOwn(STAGES_SHOWN, name) ? STAGES_SHOWN[name as StageName] : null;
}

export function StagePicture({ name }: { name: string }) {
  const shown = shownOf(name);
  return shown && <Illustration of={shown.picture} className="stage-picture" />;
}

export function StageMeaning({ name }: { name: string }) {
  const shown = shownOf(name);
  return shown && <span className="stage-meaning">{shown.meaning}</span>;
}
