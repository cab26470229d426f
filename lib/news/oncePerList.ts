import { weakMapMemoize } from 'reselect';

/**
 * A function of lists that is computed once for each: a feed's list stays the same object until its
 * answer changes, and what was made of it is forgotten with it. Lists are told apart by identity,
 * further arguments (a language, a key) by value, of which there have to be few. Nothing that
 * depends on the clock or on what a reader typed may be made by it, and no result be changed.
 */
export const oncePerList = weakMapMemoize;
