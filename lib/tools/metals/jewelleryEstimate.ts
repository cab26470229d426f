/**
 * GST on gold jewellery, HSN 7113, in percent: 1.5 central and as much of the state, since July
 * 2017 (Notification 1/2017-Central Tax (Rate), Schedule V). Editable on the page, for rates
 * change.
 */
export const JEWELLERY_GST_PERCENT = 3;

type Piece = {
  grams: number;
  /** Rupees. */
  ratePerGram: number;
  /** Of the metal's value. */
  makingPercent: number;
  /** Of metal and making together. */
  gstPercent: number;
};

/** In rupees, each part in whole paise, so that the parts shown make up the total shown. */
export type Estimate = { metal: number; making: number; gst: number; total: number };

/**
 * What a piece of jewellery may cost: metal = grams × rate, making = a percentage of the metal, GST
 * = a percentage of both, as on a jeweller's bill that names no separate job work.
 */
export function jewelleryEstimate({
  grams,
  ratePerGram,
  makingPercent,
  gstPercent,
}: Piece): Estimate {
  const metal = Math.round(grams * ratePerGram * 100);
  const making = Math.round((metal * makingPercent) / 100);
  const gst = Math.round(((metal + making) * gstPercent) / 100);
  return {
    metal: metal / 100,
    making: making / 100,
    gst: gst / 100,
    total: (metal + making + gst) / 100,
  };
}
