import { drawableText } from './drawableText';

describe('drawableText', () => {
  it.each([
    ['मुख्यमंत्री ने किया क्षेत्र का दौरा।', 'मुख्यमंत्री ने किया क्षेत्र का दौरा।'],
    ['₹2,45,000 crore – “yes” & <no>', '₹2,45,000 crore – “yes” & <no>'],
    ['Cup won 🏆👩‍👩‍👧‍👦 at last 🙂', 'Cup won at last'],
    ['र्‍याचा', 'र्‍याचा'],
    ['\u202eRight\u202c \u200fto\u200e left', 'Right to left'],
    [' two\r\nlines\u00a0here\u0000\u0007 ', 'two lines here'],
    ['½ of 10 km² at ±2℃, non‑stop', '1/2 of 10 km2 at +/-2°C, non-stop'],
    ['cafe\u0301', 'café'],
    ['Chennai சென்னை rain', 'Chennai rain'],
    ['சென்னையில் மழை in', ''],
    ['سیلاب', ''],
    ['🙂', ''],
    ['24/7', '24/7'],
    ['', ''],
  ])('writes %j as %j', (given, expected) => {
    expect(drawableText(given)).toBe(expected);
  });
});
