import type { Menu } from './pageEntry';
import { PAGE_PATHS, pageEntry, type PagePath } from './pages';

/** The pages of a menu, in the order of the weights that their entries give. */
export const menu = (name: Menu): readonly PagePath[] =>
  PAGE_PATHS.flatMap((path) => {
    const weight = pageEntry(path).menus?.[name];
    return weight === undefined ? [] : [{ path, weight }];
  })
    .sort((one, other) => one.weight - other.weight)
    .map(({ path }) => path);
