import { classNames } from '#web/ui/class-names.ts';

interface SceneProps {
  /** 480 and 960 broad. */
  small: string;
  large: string;
  /** How broad it is shown, as `sizes` of an image. */
  sizes: string;
  className?: string;
}

/** A picture as a print with a border of paper. */
export function Scene({ small, large, sizes, className }: SceneProps) {
  return (
    <div className={classNames('cut overflow-hidden border-page bg-page shadow-lift', className)}>
      <img
        src={small}
        srcSet={`${small} 480w, ${large} 960w`}
        sizes={sizes}
        alt=""
        width={960}
        height={540}
        loading="lazy"
        className="block h-auto w-full"
      />
    </div>
  );
}
