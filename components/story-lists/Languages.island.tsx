'use client';
// An island because as data, which the reader needs as well, the stories are half the size on the
// network that their elements are.

import { OtherLanguages } from './OtherLanguages';

/** Live stories of other languages, where no island has them already. */
export const Languages = OtherLanguages;
