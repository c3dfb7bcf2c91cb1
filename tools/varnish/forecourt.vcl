# Varnish in front of Forecourt: docs/operations.md, "Shared caches".
#
# Stores pages for as long as the server allows in CDN-Cache-Control, drops them when the server purges
# their keys, and serves the last version while no server can. It stores nothing that the server did not
# mark, so that no personal page can get in.
#
# Needs varnish 7.1 or later and the VMOD xkey (Debian: varnish-modules). Start varnishd with
#   -p http_gzip_support=off
# so that visitors get Brotli; without it, Varnish stores gzip only.

vcl 4.1;

import std;
import xkey;

# --- Edit from here ---

# The server. With several, define one backend each and a director, and set req.backend_hint in vcl_recv.
backend origin {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 15s;
  # A server that stops says so here first.
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 5;
    .threshold = 3;
    .initial = 3;
  }
}

# The addresses of the servers, which may purge.
acl purgers {
  "127.0.0.1";
  "::1";
}

# The path below is of a file with the value of FORECOURT_CDN_PURGE_TOKEN, readable by Varnish.
sub forecourt_check_purger {
  if (client.ip !~ purgers || req.http.Authorization != "Bearer " +
      regsub(std.fileread("/etc/varnish/forecourt-purge-token"), "\s+$", "")) {
    return (synth(403, "Forbidden"));
  }
}

# --- Edit to here ---

sub vcl_recv {
  if (req.method == "PURGE") {
    call forecourt_check_purger;
    if (!req.http.Surrogate-Key) {
      return (synth(400, "Surrogate-Key is missing"));
    }
    # The pages become stale, and are served again only while no server can render them.
    xkey.softpurge(req.http.Surrogate-Key);
    return (synth(200, "Purged"));
  }

  # Nothing but the host, the scheme and the encoding may select another version of a page.
  set req.http.Host = std.tolower(req.http.Host);
  unset req.http.X-Forwarded-Host;
  if (req.http.X-Forwarded-Proto != "https") {
    unset req.http.X-Forwarded-Proto;
  }
  call forecourt_accept_encoding;

  if (req.restarts == 0) {
    unset req.http.X-Forecourt-Stale;
  }
  if (req.http.X-Forecourt-Stale || !std.healthy(req.backend_hint)) {
    # stale-if-error: as old as the page itself allows.
    set req.grace = 365d;
  } else {
    # stale-while-revalidate
    set req.grace = 1s;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  unset req.http.X-Forecourt-Age;
  set req.http.X-Forecourt-Key = req.url;
  if (req.url ~ "^/(api|__preview)(/|\?|$)" || req.url ~ "^/(healthz|readyz)(\?|$)") {
    return (pass);
  }
  if (req.url !~ "^/(assets|_build|_image|_styles)/") {
    call forecourt_page_key;
  }
  return (hash);
}

# Reduces the query to the parameters that blocks declare. A parameter whose name is encoded could be any
# of them, and the server must see private ones: those requests are passed.
sub forecourt_page_key {
  set req.http.X-Forecourt-Query = "&" + regsub(req.url, "^[^?]*\??", "");
  if (req.http.X-Forecourt-Query ~ "&[^=&]*%" || req.http.X-Forecourt-Query ~ "@|%40" ||
      regsuball(std.tolower(req.http.X-Forecourt-Query), "[-+]+", "_") ~
      "&(resume|token|_draft|_lead|name|first_name|firstname|middle_name|last_name|lastname|full_name|surname|email|e_mail|email_address|mail|phone|phone_number|mobile|mobile_number|tel|telephone|address|street|suburb|postcode|dob|dateofbirth|date_of_birth|birthdate|driverlicencenumber|licence|license|rego|regoorvin|vin|vehicle_rego|number_plate|lat|lng|userlocation)=[^&]") {
    return (pass);
  }
  set req.http.X-Forecourt-Query = regsuball(req.http.X-Forecourt-Query,
    "&(?!(?:body|q|car_type|make|model|simple_body|badge|tag|carsales_account|location_name|simple_fuel|simple_transmission|simple_colour|status|seats|certified|year|km|price|near|within|sort|page|locationId|locationType|lat|lng|userLocation|radius|variant|paint|team|stock_number|selected_car|car_id|vehiclePriceBudget|carPrice|deposit|loanTerm|preferredDealership|model_id|model_name|vehicle|resume|category|subcategory|offer_rejected|user|selectedLocations|token)(?:[=&]|$))[^&]*", "");
  set req.http.X-Forecourt-Key = regsub(req.url, "\?.*$", "") + regsub(req.http.X-Forecourt-Query, "^&", "?");
}

sub forecourt_accept_encoding {
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_hash {
  hash_data(req.http.X-Forecourt-Key);
  hash_data(req.http.Host);
  # Strict-Transport-Security is sent over https alone.
  hash_data(req.http.X-Forwarded-Proto);
  return (lookup);
}

sub vcl_hit {
  if (obj.ttl <= 0s) {
    set req.http.X-Forecourt-Age = "stale";
  }
  return (deliver);
}

sub vcl_backend_fetch {
  unset bereq.http.X-Forecourt-Key;
  unset bereq.http.X-Forecourt-Query;
}

sub vcl_backend_response {
  # Leads to vcl_synth, which looks for a stale page; without one, the error is requested again.
  if (beresp.status >= 500 && !bereq.uncacheable &&
      (bereq.is_bgfetch || !bereq.http.X-Forecourt-Stale)) {
    return (abandon);
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status == 200 && beresp.http.CDN-Cache-Control && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(
      regsub(beresp.http.CDN-Cache-Control, "^(?:.*[, ])?max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(
      regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } elsif (beresp.status == 200 && !beresp.http.Set-Cookie &&
      beresp.http.Cache-Control ~ "^public\b" && bereq.url ~ "^/(assets|_build|_image|_styles)/") {
    # For as long as browsers may: Varnish has read it.
    set beresp.grace = 1d;
  } else {
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
  }
  return (deliver);
}

sub vcl_backend_error {
  if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Forecourt-Stale)) {
    return (abandon);
  }
  set beresp.ttl = 0s;
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "10";
  set beresp.body = "This site is unavailable. Please try again in a moment.";
  return (deliver);
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && req.method ~ "^(GET|HEAD)$") {
    set req.http.X-Forecourt-Stale = "1";
    return (restart);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  set resp.body = resp.reason;
  return (deliver);
}

sub vcl_deliver {
  # These are for caches alone.
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.uncacheable) {
    set resp.http.X-Cache = "PASS";
  } elsif (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
    if (req.http.X-Forecourt-Age) {
      set resp.http.X-Cache = "STALE";
    }
    unset resp.http.X-Request-Id;
  } else {
    set resp.http.X-Cache = "MISS";
  }
  return (deliver);
}
