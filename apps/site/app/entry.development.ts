// React's refresh hooks have to be installed before the first island loads. The framework installs
// them in `<Scripts>`, which pages of finished HTML do not render.
import 'virtual:react-router/inject-hmr-runtime';
import './entry.client.ts';
