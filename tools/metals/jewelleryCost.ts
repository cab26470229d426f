/**
 * Per cent on HSN 7113, half central, half state, since July 2017 (Notification 1/2017-Central Tax
 * (Rate), Schedule V). Editable, because rates change.
 */
export const JEWELLERY_GST_PERCENT = 3;

type Piece = {
  grams: number;
  ratePerGram: number;
  makingPercent: number;
  gstPercent: number;
};

/** Whole paise, so that the parts add up to the total. */
export type Estimate = { metal: number; making: number; gst: number; total: number };

/**
 * metal = grams × rate, making = % of metal, GST = % of both, as on a bill without separate job
 * work.
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
