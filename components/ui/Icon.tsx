/**
 * A drawing of the sprite `public/icons.svg`, by its id. Decoration only: the words stand beside
 * it.
 */
export function Icon({
  name,
  solid = false,
  className = '',
}: {
  name: string;
  solid?: boolean;
  className?: string;
}) {
  return (
    <svg aria-hidden="true" className={`icon ${solid ? 'icon-solid' : ''} ${className}`}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
