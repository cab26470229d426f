import { fittedPictureResponse } from '@/lib/images/fittedPictureResponse';

/** `/pictures/fit?url={URL}&w={width}`: a story's picture as cards and articles show it. */
export const GET = (request: Request) => fittedPictureResponse(request);
