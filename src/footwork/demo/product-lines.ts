import type { Need } from '../../measurement/findings/need';
import colourData from './data/colours.json';
import lineData from './data/product-lines.json';

/** A text in the languages of the console. */
export interface Localised {
  readonly 'zh-cn': string;
  readonly en: string;
  readonly es: string;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface ProductLine {
  readonly code: string;
  readonly type: 'shoe' | 'insole';
  readonly category: 'running' | 'walking' | 'casual' | 'work' | 'children' | 'medical';
  readonly name: Localised;
  readonly headline: Localised;
  readonly needs: readonly Need[];
  readonly tags: readonly string[];
  readonly price: Range;
  readonly sizes: Range;
}

export const productLines = lineData as readonly ProductLine[];

/** Colours of each line; together 130 products. */
export const colours = colourData as readonly (Localised & { readonly rgb: readonly number[] })[];
