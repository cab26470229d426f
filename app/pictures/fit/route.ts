import { fittedPictureAnswer } from '@/lib/pictures/fittedPictureAnswer';

/** `/pictures/fit?url={address}&w={width}`: a story's picture as cards and articles show it. */
export const GET = (request: Request) => fittedPictureAnswer(request);
