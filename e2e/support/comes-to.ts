export { comesTo } from '../../api/src/testing/comes-to';
