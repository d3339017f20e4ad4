import { faceOf } from '#web/art/drawn.ts';

interface FacePictureProps {
  /** As it is stored. */
  emoji: string;
  className: string;
}

/** One of the eight faces among which a family chooses. Its name stands beside it. */
export function FacePicture({ emoji, className }: FacePictureProps) {
  return <img src={`/art/faces/${faceOf(emoji)}.webp`} alt="" decoding="async" className={className} />;
}
