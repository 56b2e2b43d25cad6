import { createElement, type FunctionComponent } from 'react';
import { Icon, type IconProps } from './icons.tsx';

/**
 * Creates the component of a library icon. A build compiles the imports of icons to calls of it (`icons-plugin.ts`). An icon
 * is decorative unless it has an `aria-label`.
 * @param elements names and attributes of its elements, in a square of 24 × 24
 */
export const createIcon =
  (elements: [name: string, attributes: Record<string, string>][]): FunctionComponent<IconProps> =>
  (props) =>
    createElement(
      Icon,
      { 'aria-hidden': props['aria-label'] ? undefined : true, ...props },
      ...elements.map(([name, attributes]) => createElement(name, attributes)),
    );
