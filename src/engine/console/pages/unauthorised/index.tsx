import { UnauthorisedPage } from '../../kit/unauthorised-page';

export default UnauthorisedPage;
