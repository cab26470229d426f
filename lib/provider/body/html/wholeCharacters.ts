const HALVES =
  /&#(?:x(d[89ab][\da-f]{2})|(5(?:529[6-9]|5[3-9]\d\d|6[0-2]\d\d|63[01]\d)));&#(?:x(d[c-f][\da-f]{2})|(5(?:6[3-9]\d\d|7[0-2]\d\d|73[0-3]\d|734[0-3])));/gi;

export const joinSurrogateReferences = (given: string): string => {
  const markup = given.replace(NONE, '');
  return /&#(?:5[5-7]|xd)/i.test(markup)
    ? markup.replace(HALVES, (_, highHex, high, lowHex, low) =>
        [highHex ? `0x${highHex}` : high, lowHex ? `0x${lowHex}` : low]
          .map((code) => String.fromCharCode(Number(code)))
          .join(''),
      )
    : markup;
};

/** HTML would show the reference to NUL as a box. */
const NONE = /&#(?:0|x0){1,6};/gi;
