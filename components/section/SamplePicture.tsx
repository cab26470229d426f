import { type Scene, scenePath } from '@/lib/content/sample';

/** A sample article's drawn scene. */
export function SamplePicture({ scene }: { scene: Scene }) {
  return (
    <img
      src={scenePath(scene)}
      alt=""
      width={1200}
      height={800}
      loading="lazy"
      decoding="async"
      className="aspect-standard w-full bg-sunk object-cover"
    />
  );
}
