// React's refresh hooks have to be in place before the first island loads. The framework sets them up
// in `<Scripts>`, which pages of finished HTML do not draw.
import 'virtual:react-router/inject-hmr-runtime';
import './entry.client.ts';
