import { weakMapMemoize } from 'reselect';

/**
 * A function of lists or of stories that is computed once for each. A feed's list stays the same object
 * until its answer changes, a story until its entry does, and what was made of them is forgotten with them.
 * Objects are told apart by identity, further arguments (a language, a key) by value, of which there have to
 * be few: handed to `map` as it is, the function would take the index for one. Nothing that depends on the
 * clock or on what a reader typed may be made by it, and no result be changed.
 */
export const oncePerList = weakMapMemoize;
