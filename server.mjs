/** What is started, here and where the site is deployed. */
import './lib/server/start.mjs';
