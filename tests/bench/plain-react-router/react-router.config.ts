// A plain React Router site, which ours is measured against: nothing is set but where the build goes.
import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  buildDirectory: "../../../build/bench/plain-react-router",
} satisfies Config;
