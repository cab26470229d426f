import { fittedPictureResponse } from '@/lib/images/fittedPictureResponse';

export const GET = (request: Request) => fittedPictureResponse(request);
