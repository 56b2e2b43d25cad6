/** The icons of every page, drawn here because the icon library would be larger than the rest of the kit. */
import type { SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement> & { size: string };

/** The frame of an icon, whose elements are in a square of 24 × 24. */
export const Icon = ({ size, ...props }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  />
);

/** *Back*. */
export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 18 9 12l6-6" />
  </Icon>
);

/** The home. */
export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3 11 9-8 9 8v10H3zM9 21v-7h6v7" />
  </Icon>
);

/** Marks a failure. */
export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 7v6M12 16.5v.01" />
  </Icon>
);
