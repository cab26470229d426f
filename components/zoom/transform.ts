/** How a picture lies in its frame: its scale, and how far its middle is from the frame’s, in CSS pixels. */
export type Transform = { scale: number; x: number; y: number };

type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** The whole picture. */
export const WHOLE: Transform = { scale: 1, x: 0, y: 0 };
const MOST = 6;

/** Without -0, which tests tell from 0. */
const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit) + 0;

/** The nearest to a transform that leaves no room at one side while the picture goes beyond the other. */
function within({ scale, x, y }: Transform, picture: Size, frame: Size): Transform {
  const beyond = (side: keyof Size) => Math.max(0, (picture[side] * scale - frame[side]) / 2);
  return { scale, x: clamp(x, beyond('width')), y: clamp(y, beyond('height')) };
}

/** What sizes bound a transform: the picture’s at scale 1, and the frame’s. */
export type Bounds = { picture: Size; frame: Size };

/**
 * A picture enlarged or reduced by a factor, such that what lies at a point stays there.
 *
 * @param point from the frame’s middle
 */
export function zoomedAt(
  { scale, x, y }: Transform,
  factor: number,
  point: Point,
  { picture, frame }: Bounds,
): Transform {
  const next = Math.min(Math.max(scale * factor, 1), MOST);
  const ratio = next / scale;
  return within(
    { scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio },
    picture,
    frame,
  );
}

/** A picture moved by so many pixels. */
export const movedBy = ({ scale, x, y }: Transform, by: Point, { picture, frame }: Bounds) =>
  within({ scale, x: x + by.x, y: y + by.y }, picture, frame);
