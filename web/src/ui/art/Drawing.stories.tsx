import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing, drawingNames } from './Drawing.tsx';

/** The drawings of empty screens. */
const meta = { title: 'Foundations/Drawings', component: Drawing, parameters: { arrange: 'line' } } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: () => (
    <>
      {drawingNames.map((name) => (
        <Drawing key={name} of={name} />
      ))}
    </>
  ),
};

/** On the ground of each product. */
export const Products: StoryObj = {
  render: () => (
    <>
      {(['general', 'ai', 'food'] as const).map((product) => (
        <div key={product} data-product={product}>
          <Drawing of="plate" />
          <Drawing of="trend" />
        </div>
      ))}
    </>
  ),
};
