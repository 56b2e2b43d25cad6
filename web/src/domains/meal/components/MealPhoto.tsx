import { useState } from 'react';

interface Props {
  /** URL of the photo. */
  src: string;
  /** Empty if the text beside the photo says the same. */
  alt: string;
  className: string | undefined;
}

/** The photo of a meal. Renders nothing if it fails to load, because the foods describe it. */
export function MealPhoto({ src, alt, className }: Props) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return null;
  return <img className={className} src={src} alt={alt} referrerPolicy="no-referrer" onError={() => setBroken(src)} />;
}
