import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Product, product } from './product.ts';

const names: Record<Product, MessageDescriptor> = {
  general: msg`General health`,
  ai: msg`AI nutrition`,
  food: msg`Food and diet`,
};

/** The name of the page's product. */
export const productName = names[product];
