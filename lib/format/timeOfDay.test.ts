import { formatTime } from './timeOfDay';

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0');

describe('formatTime', () => {
  it.each([
    [0, '12:15 am', 'रात 12:15 बजे'],
    [1, '1:15 am', 'रात 1:15 बजे'],
    [2, '2:15 am', 'रात 2:15 बजे'],
    [3, '3:15 am', 'रात 3:15 बजे'],
    [4, '4:15 am', 'सुबह 4:15 बजे'],
    [5, '5:15 am', 'सुबह 5:15 बजे'],
    [6, '6:15 am', 'सुबह 6:15 बजे'],
    [7, '7:15 am', 'सुबह 7:15 बजे'],
    [8, '8:15 am', 'सुबह 8:15 बजे'],
    [9, '9:15 am', 'सुबह 9:15 बजे'],
    [10, '10:15 am', 'सुबह 10:15 बजे'],
    [11, '11:15 am', 'सुबह 11:15 बजे'],
    [12, '12:15 pm', 'दोपहर 12:15 बजे'],
    [13, '1:15 pm', 'दोपहर 1:15 बजे'],
    [14, '2:15 pm', 'दोपहर 2:15 बजे'],
    [15, '3:15 pm', 'दोपहर 3:15 बजे'],
    [16, '4:15 pm', 'शाम 4:15 बजे'],
    [17, '5:15 pm', 'शाम 5:15 बजे'],
    [18, '6:15 pm', 'शाम 6:15 बजे'],
    [19, '7:15 pm', 'शाम 7:15 बजे'],
    [20, '8:15 pm', 'रात 8:15 बजे'],
    [21, '9:15 pm', 'रात 9:15 बजे'],
    [22, '10:15 pm', 'रात 10:15 बजे'],
    [23, '11:15 pm', 'रात 11:15 बजे'],
  ])('a quarter past %d in India', (hour, english, hindi) => {
    const moment = new Date(`2026-11-20T${String(hour).padStart(2, '0')}:15:00+05:30`);
    expect([formatTime(moment, 'en'), formatTime(moment.getTime(), 'hi')]).toEqual(
      [english, hindi].map(unbroken),
    );
  });

  it.each([
    ['00:00', 'रात 12:00 बजे'],
    ['12:00', 'दोपहर 12:00 बजे'],
  ])('says %s as it says the minutes after it', (time, expected) => {
    expect(formatTime(new Date(`2026-11-20T${time}:00+05:30`), 'hi')).toBe(unbroken(expected));
  });
});
