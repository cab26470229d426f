'use client';
// An island because story data, which the reader needs anyway, is half the size of rendered
// elements.

import { OtherLanguages } from './OtherLanguages';

export const Languages = OtherLanguages;
