import { useState } from 'react';

interface Props {
  /** Address of the photo. */
  src: string;
  /** Empty where the text beside the photo says the same. */
  alt: string;
  className: string | undefined;
}

/** The photo of a meal; nothing if it cannot be loaded, since the foods tell what it shows. */
export function MealPhoto({ src, alt, className }: Props) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return null;
  return <img className={className} src={src} alt={alt} referrerPolicy="no-referrer" onError={() => setBroken(src)} />;
}
