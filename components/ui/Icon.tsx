/** From `icons.svg`. Decoration only: text beside it carries the meaning. */
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
