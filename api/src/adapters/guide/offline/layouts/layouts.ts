import type { Category } from '@emit/contract/categories';
import { layOutBiblical } from './layout-biblical.js';
import { layOutGeneral, layOutTransformation } from './layout-general.js';
import { layOutMindStreams } from './layout-mindstreams.js';
import { layOutSelfDevelopment } from './layout-self-development.js';
import type { Material } from '../material.js';

/** Lays material out as Markdown blocks. */
export type Layout = (material: Material) => string[];

export const LAYOUTS = {
  general: layOutGeneral,
  biblical: layOutBiblical,
  'self-development': layOutSelfDevelopment,
  mindstreams: layOutMindStreams,
} as const satisfies Record<Category, Layout>;

/** For the test pages, which bring a persona of their own. */
export const TRANSFORMATION: Layout = layOutTransformation;
