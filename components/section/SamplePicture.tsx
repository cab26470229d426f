import { type Scene, scenePath } from '@/lib/content/sample';

type Props = {
  scene: Scene;
  ratio?: keyof typeof RATIO;
};

const RATIO = {
  standard: 'aspect-standard',
  lead: 'aspect-lead',
  compact: 'aspect-square',
  /** Small at the right of a row on phones. */
  row: 'aspect-standard max-sm:order-1 max-sm:aspect-square',
} as const;

/** A sample article's drawn scene. */
export function SamplePicture({ scene, ratio = 'standard' }: Props) {
  return (
    <img
      src={scenePath(scene)}
      alt=""
      width={1200}
      height={800}
      loading="lazy"
      decoding="async"
      className={`w-full bg-sunk object-cover ${RATIO[ratio]}`}
    />
  );
}
