import type { Meta, StoryObj } from '@storybook/react-vite';
import * as drawings from './drawings.tsx';

/** The drawings of empty screens. */
const meta = { title: 'Foundations/Drawings', parameters: { arrange: 'line' } } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: () => (
    <>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <Drawing key={name} />
      ))}
    </>
  ),
};
