import { saveFile } from '../../../shared/lib/save-file';
import { quotedText } from '../verse-text';
import { drawPicture, type VersePicture } from './draw-picture';

const TYPE = 'image/png';

/** 'emit-john-3-16.png'. */
function fileName(reference: string): string {
  return `emit-${reference
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.png`;
}

async function fileOf(picture: VersePicture): Promise<File> {
  const canvas = document.createElement('canvas');
  if (!(await drawPicture(canvas, picture))) throw new RangeError('The words do not fit');
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE));
  if (content === null) throw new Error('The browser made no picture');
  return new File([content], fileName(picture.reference), { type: TYPE });
}

/** Whether this browser hands pictures to other apps. */
export function canSharePictures(): boolean {
  const { canShare } = navigator as Partial<Navigator>;
  return canShare?.call(navigator, { files: [new File([], 'any.png', { type: TYPE })] }) ?? false;
}

/** Throws when the browser makes no picture. */
export async function savePicture(picture: VersePicture): Promise<void> {
  const file = await fileOf(picture);
  saveFile(file, file.name);
}

/** Hands it to another app, with the words; one who turns back there has shared nothing, and that is no failure. */
export async function sharePicture(picture: VersePicture): Promise<void> {
  const { words, reference, translation } = picture;
  const files = [await fileOf(picture)];
  try {
    await navigator.share({ files, text: quotedText(words, reference, [translation]) });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
