import { TRANSLATIONS, type Translation } from '@emit/contract/translations';
import { layOut, PICTURE, type Layout } from './lay-out';

export const LOOKS = ['paper', 'night'] as const;
export type Look = (typeof LOOKS)[number];

export interface VersePicture {
  readonly words: string;
  readonly reference: string;
  readonly translation: Translation;
  readonly look: Look;
}

/** As the themes have them (shared/ui/tokens.css): a picture is seen elsewhere, whatever the theme here. */
const COLOURS = {
  paper: {
    ground: '#fbf8f3',
    ink: '#23201b',
    quiet: '#645d53',
    accent: '#865a0c',
    light: '#d9a441',
    line: '#e7e0d5',
  },
  night: {
    ground: '#14161c',
    ink: '#ece7dd',
    quiet: '#a9a398',
    accent: '#e3b65b',
    light: '#e3b65b',
    line: '#2c303b',
  },
} as const satisfies Record<Look, unknown>;

const BOOK = "'Source Serif 4 Variable', Georgia, serif";
const UI = "'Inter Variable', system-ui, sans-serif";
const MARGIN = 48;
const FLAME = { x: PICTURE.width / 2, y: 170 };
/** The middle of the words. */
const MIDDLE = 620;

/** Draws it; returns false, and draws nothing, where the words do not fit. */
export async function drawPicture(canvas: HTMLCanvasElement, picture: VersePicture): Promise<boolean> {
  await Promise.all([document.fonts.load(`400 40px ${BOOK}`), document.fonts.load(`600 30px ${UI}`)]);
  const context = canvas.getContext('2d');
  if (!context) return false;
  const layout = layOut(`“${picture.words}”`, (text, size) => {
    context.font = `400 ${size}px ${BOOK}`;
    return context.measureText(text).width;
  });
  if (layout === null) return false;
  Object.assign(canvas, PICTURE);
  drawGround(context, picture.look);
  drawWords(context, layout, picture);
  return true;
}

function drawGround(context: CanvasRenderingContext2D, look: Look): void {
  const { ground, light, line, accent } = COLOURS[look];
  context.fillStyle = ground;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  context.strokeStyle = line;
  context.lineWidth = 3;
  context.strokeRect(MARGIN, MARGIN, PICTURE.width - 2 * MARGIN, PICTURE.height - 2 * MARGIN);
  // The lamp's flame, as in the mark.
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(FLAME.x, FLAME.y - 54);
  context.bezierCurveTo(FLAME.x + 14, FLAME.y - 26, FLAME.x + 36, FLAME.y - 8, FLAME.x + 36, FLAME.y + 18);
  context.arc(FLAME.x, FLAME.y + 18, 36, 0, Math.PI);
  context.bezierCurveTo(FLAME.x - 36, FLAME.y - 8, FLAME.x - 14, FLAME.y - 26, FLAME.x, FLAME.y - 54);
  context.fill();
  context.fillRect(FLAME.x - 44, FLAME.y + 68, 88, 8);
  context.fillStyle = accent;
  context.fillRect(FLAME.x - 40, 1_085, 80, 3);
}

function drawWords(
  context: CanvasRenderingContext2D,
  { size, lineHeight, lines }: Layout,
  { reference, translation, look }: VersePicture,
): void {
  const { ink, accent, quiet } = COLOURS[look];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.font = `400 ${size}px ${BOOK}`;
  const top = MIDDLE + 40 - ((lines.length - 1) * lineHeight) / 2;
  lines.forEach((line, at) => context.fillText(line, PICTURE.width / 2, top + at * lineHeight));
  context.fillStyle = accent;
  context.font = `600 46px ${BOOK}`;
  context.fillText(reference, PICTURE.width / 2, 1_150);
  context.fillStyle = quiet;
  context.font = `500 28px ${UI}`;
  context.fillText(TRANSLATIONS[translation], PICTURE.width / 2, 1_212);
  context.fillText('Emit', PICTURE.width / 2, 1_266);
}
