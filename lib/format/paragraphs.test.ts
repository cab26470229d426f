import { paragraphs } from './paragraphs';

describe('paragraphs', () => {
  it.each([
    ['a blank line parts', 'One.\n\nTwo.', ['One.', 'Two.']],
    ['Windows line ends too', 'One.\r\n\r\nTwo.', ['One.', 'Two.']],
    ['a blank line may hold spaces', 'One.\n \t \nTwo.', ['One.', 'Two.']],
    ['and no-break spaces', 'One.\n\u00a0\nTwo.', ['One.', 'Two.']],
    ['spaces and Windows line ends', 'One.\r\n  \r\nTwo.', ['One.', 'Two.']],
    ['several blank lines part once', 'One.\n\n\n\n\nTwo.', ['One.', 'Two.']],
    ['a single break is a space', 'One\ntwo\r\nthree.', ['One two three.']],
    ['blank lines around are nothing', '\n\nOne.\n\n', ['One.']],
    ['nothing', '', []],
    ['white space alone', ' \n\n \n', []],
    ['Hindi as well', 'पहला।\n\nदूसरा।', ['पहला।', 'दूसरा।']],
  ])('%s', (_, body, expected) => {
    expect(paragraphs(body)).toEqual(expected);
  });
});
