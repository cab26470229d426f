/** Headlines that no card holds whole. */
export const LONG = {
  en: 'The old river port opens its second walking bridge, with benches, taps and lamps that reach only to the knee, after three winters of work and ₹25 crore spent, says the town, which plans 4 more of them soon',
  hi: 'मुख्यमंत्री ने किया बाढ़ प्रभावित क्षेत्र का दौरा, नर्मदा किनारे के गाँवों में फसलों के नुकसान का जायज़ा लिया और किसानों को राहत राशि जल्द देने, सड़कों की मरम्मत तथा विद्यालय फिर खोलने का भरोसा दिलाया',
};
